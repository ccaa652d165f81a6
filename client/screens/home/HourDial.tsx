import { Photo } from '../../ui/display/Photo.tsx';
import styles from './HourDial.module.css';

export interface DialPerson {
  id: string;
  name: string;
  photoUri: string | null;
}

const ticks = Array.from({ length: 60 }, (_, minute) => minute);

/** An illustration for the home page: up to six people around a clock face. Hidden from screen readers. */
export function HourDial({ people }: { people: DialPerson[] }) {
  return (
    <div className={styles.dial} aria-hidden="true">
      <svg viewBox="-100 -100 200 200" className={styles.face} aria-hidden="true" focusable="false">
        <circle r="99" className={styles.rim} />
        {ticks.map((minute) => (
          <path
            key={minute}
            d={minute % 5 === 0 ? 'M0-94v7' : 'M0-94v2.5'}
            transform={`rotate(${minute * 6})`}
            className={minute % 5 === 0 ? styles.hour : styles.minute}
          />
        ))}
        <path d="M0 9V-52" transform="rotate(60)" className={styles.long} />
        <path d="M0 7V-34" transform="rotate(-54)" className={styles.short} />
        <circle r="4.2" className={styles.pin} />
      </svg>
      {people.slice(0, 6).map((person) => (
        <span key={person.id} className={styles.place}>
          <Photo src={person.photoUri} name={person.name} alt="" size={104} className={styles.photo} />
        </span>
      ))}
    </div>
  );
}

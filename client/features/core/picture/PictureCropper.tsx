import { __iconNode as IconArrowDown } from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import { __iconNode as IconArrowLeft } from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { __iconNode as IconArrowRight } from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { __iconNode as IconArrowUp } from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import { __iconNode as IconMinus } from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import { __iconNode as IconPlus } from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { __iconNode as IconRotateClockwise } from '@tabler/icons-react/dist/esm/icons/IconRotateClockwise.mjs';
import { useState } from 'react';
import Cropper, { type Size } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { IconButton } from '../../../ui/action/IconButton.tsx';
import { Icon } from '../../../ui/base/Icon.tsx';
import { Row } from '../../../ui/layout/Grid.tsx';
import type { CropArea } from './cropPicture.ts';
import styles from './PictureCropper.module.css';

const maxZoom = 4;
const zoomStep = 0.25;

/** In pixels of the screen. */
const moveStep = 20;

const moves = [
  { name: 'left', icon: IconArrowLeft, x: -1, y: 0 },
  { name: 'right', icon: IconArrowRight, x: 1, y: 0 },
  { name: 'up', icon: IconArrowUp, x: 0, y: -1 },
  { name: 'down', icon: IconArrowDown, x: 0, y: 1 },
];

/** Chooses the square of a picture that becomes the photo: by drag, pinch, wheel and arrow keys, and by buttons. */
export default function PictureCropper({
  url,
  onCrop,
}: {
  url: string;
  onCrop: (crop: { area: CropArea; degrees: number }) => void;
}) {
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [degrees, setDegrees] = useState(0);
  const [media, setMedia] = useState<Size | null>(null);
  const [square, setSquare] = useState<Size | null>(null);

  function move(step: { x: number; y: number }) {
    if (!media || !square) return;
    const [width, height] = degrees % 180 === 0 ? [media.width, media.height] : [media.height, media.width];
    const within = (wanted: number, length: number, side: number) => {
      const farthest = Math.abs(length * zoom - side) / 2;
      return Math.min(farthest, Math.max(-farthest, wanted));
    };
    setPosition({
      x: within(position.x + step.x * moveStep, width, square.width),
      y: within(position.y + step.y * moveStep, height, square.height),
    });
  }

  const zoomTo = (wanted: number) => setZoom(Math.min(maxZoom, Math.max(1, wanted)));

  return (
    <div className={styles.cropper}>
      <div className={styles.stage}>
        <Cropper
          image={url}
          crop={position}
          zoom={zoom}
          maxZoom={maxZoom}
          rotation={degrees}
          aspect={1}
          showGrid={false}
          disableAutomaticStylesInjection
          onCropChange={setPosition}
          onZoomChange={setZoom}
          setMediaSize={setMedia}
          setCropSize={setSquare}
          onCropAreaChange={(_percentages, area) => onCrop({ area, degrees })}
          cropperProps={{
            role: 'group',
            'aria-label': 'The part of the picture that is shown. Move it with the arrow keys.',
          }}
        />
      </div>
      <Row className={styles.tools}>
        {moves.map(({ name, icon, ...step }) => (
          <IconButton key={name} label={`Move the picture ${name}`} onClick={() => move(step)}>
            <Icon of={icon} />
          </IconButton>
        ))}
        <IconButton label="Turn the picture" onClick={() => setDegrees((degrees + 90) % 360)}>
          <Icon of={IconRotateClockwise} />
        </IconButton>
      </Row>
      <Row className={styles.tools}>
        <IconButton label="Zoom out" onClick={() => zoomTo(zoom - zoomStep)}>
          <Icon of={IconMinus} />
        </IconButton>
        <label className={styles.zoom}>
          Zoom
          <input
            type="range"
            min={1}
            max={maxZoom}
            step={0.05}
            value={zoom}
            onChange={({ target }) => setZoom(Number(target.value))}
          />
        </label>
        <IconButton label="Zoom in" onClick={() => zoomTo(zoom + zoomStep)}>
          <Icon of={IconPlus} />
        </IconButton>
      </Row>
    </div>
  );
}

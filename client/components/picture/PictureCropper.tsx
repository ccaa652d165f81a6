import { __iconNode as IconRotateClockwise } from '@tabler/icons-react/dist/esm/icons/IconRotateClockwise.mjs';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { IconButton } from '../../ui/action/IconButton.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Row } from '../../ui/layout/Grid.tsx';
import type { CropArea } from './cropPicture.ts';
import styles from './PictureCropper.module.css';

const maxZoom = 4;

/** Chooses the square of a picture that becomes the photo: by drag, pinch, wheel and arrow keys. */
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
          onCropComplete={(_percentages, area) => onCrop({ area, degrees })}
          cropperProps={{
            role: 'group',
            'aria-label': 'The part of the picture that is shown. Move it with the arrow keys.',
          }}
        />
      </div>
      <Row className={styles.tools}>
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
        <IconButton label="Turn the picture" onClick={() => setDegrees((degrees + 90) % 360)}>
          <Icon of={IconRotateClockwise} />
        </IconButton>
      </Row>
    </div>
  );
}

import * as React from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

const ArrowButton = styled(Button)({
  display: 'inline-block',
  cursor: 'pointer',
  '& polygon': { fill: '#0b57d0' },
  [`&.${buttonClasses.active} polygon`]: { fill: '#083b8c' },
  [`&.${buttonClasses.focusVisible}`]: { outline: '2px solid #2e7df6', outlineOffset: 2 },
});

export default function CompassButton() {
  const [degrees, setDegrees] = React.useState(0);

  return (
    <ArrowButton
      slots={{ root: 'span' }}
      aria-label="Turn the map"
      onClick={() => setDegrees(degrees + 90)}
    >
      <svg width={64} height={64} viewBox="0 0 64 64" aria-hidden="true">
        <polygon points="32,4 52,58 32,46 12,58" transform={`rotate(${degrees} 32 32)`} />
      </svg>
    </ArrowButton>
  );
}

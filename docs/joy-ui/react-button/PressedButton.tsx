import { useState } from 'react';
import Button from '@mui/joy/Button';

export default function PressedButton() {
  const [isMuted, setIsMuted] = useState(true);

  return (
    <Button
      variant="outlined"
      color="neutral"
      aria-pressed={isMuted}
      onClick={() => setIsMuted(!isMuted)}
    >
      Mute
    </Button>
  );
}

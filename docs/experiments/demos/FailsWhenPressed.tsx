import Button from '@mui/material/Button';
import { useState } from 'react';

export default function FailsWhenPressed() {
  const [pressed, setPressed] = useState(false);
  if (pressed) throw new Error('The invoice could not be drawn.');
  return <Button onClick={() => setPressed(true)}>Draw the invoice</Button>;
}

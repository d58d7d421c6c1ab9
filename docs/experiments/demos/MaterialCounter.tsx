import Button from '@mui/material/Button';
import { useState } from 'react';

export default function MaterialCounter() {
  const [count, setCount] = useState(0);
  return (
    <Button variant="contained" onClick={() => setCount(count + 1)}>
      Tickets: {count}
    </Button>
  );
}

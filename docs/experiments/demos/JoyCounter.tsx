import Button from '@mui/joy/Button';
import { useState } from 'react';

export default function JoyCounter() {
  const [count, setCount] = useState(0);
  return <Button onClick={() => setCount(count + 1)}>Tickets: {count}</Button>;
}

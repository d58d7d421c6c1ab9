import { Button } from '@mui/base/Button';
import { useState } from 'react';

export default function BaseCounter() {
  const [count, setCount] = useState(0);
  return <Button onClick={() => setCount(count + 1)}>Tickets: {count}</Button>;
}

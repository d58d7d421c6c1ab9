import { useState } from 'react';
import { Button } from '@mui/base/Button';

export default function BasicButton() {
  const [copies, setCopies] = useState(1);

  return (
    <div>
      <Button onClick={() => setCopies(copies + 1)}>Add a copy</Button>
      <p role="status">Copies to print: {copies}</p>
    </div>
  );
}

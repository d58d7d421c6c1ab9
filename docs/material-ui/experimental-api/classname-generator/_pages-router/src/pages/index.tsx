import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';

export default function HomePage() {
  return (
    <main>
      <TextField label="Pier" />
      <Button>Board</Button>
    </main>
  );
}

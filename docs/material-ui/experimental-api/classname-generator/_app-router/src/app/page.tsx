import { Button, TextField } from '../components';

export default function HomePage() {
  return (
    <main>
      <TextField label="Pier" />
      <Button>Board</Button>
    </main>
  );
}

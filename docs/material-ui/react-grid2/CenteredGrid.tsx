import Button from '@mui/material/Button';
import Grid2 from '@mui/material/Grid2';

export default function CenteredGrid() {
  return (
    <Grid2
      container
      spacing={2}
      sx={{ width: '100%', minHeight: 160, justifyContent: 'center', alignItems: 'center' }}
    >
      <Grid2 size="auto">
        <Button variant="contained" href="/tickets">
          Buy tickets
        </Button>
      </Grid2>
      <Grid2 size="auto">
        <Button href="/shows">All shows</Button>
      </Grid2>
    </Grid2>
  );
}

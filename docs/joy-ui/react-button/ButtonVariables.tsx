import AddIcon from '@mui/icons-material/Add';
import ShareIcon from '@mui/icons-material/Share';
import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';

export default function ButtonVariables() {
  return (
    <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
      <Button
        startDecorator={<AddIcon />}
        sx={{ '--Button-radius': '2rem', '--Button-gap': '1rem', '--Button-minHeight': '3rem' }}
      >
        Add passenger
      </Button>
      <IconButton
        variant="soft"
        aria-label="Share"
        sx={{ '--IconButton-size': '3rem', '--IconButton-radius': '50%' }}
      >
        <ShareIcon />
      </IconButton>
    </Stack>
  );
}

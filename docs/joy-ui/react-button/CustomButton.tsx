import AddIcon from '@mui/icons-material/Add';
import Button, { buttonClasses } from '@mui/joy/Button';

export default function CustomButton() {
  return (
    <Button
      variant="soft"
      endDecorator={<AddIcon />}
      sx={{
        px: 3,
        boxShadow: 'sm',
        '&:hover': { boxShadow: 'md' },
        [`& .${buttonClasses.endDecorator}`]: { opacity: 0.7 },
      }}
    >
      Add another trip
    </Button>
  );
}

import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

export default function ButtonDecorators() {
  return (
    <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
      <Button startDecorator={<AddIcon />}>Add passenger</Button>
      <Button
        variant="outlined"
        color="neutral"
        endDecorator={
          <Chip size="sm" variant="soft" component="span">
            3
          </Chip>
        }
      >
        Filters
      </Button>
    </Stack>
  );
}

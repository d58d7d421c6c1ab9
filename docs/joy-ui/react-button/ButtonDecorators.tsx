import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import SvgIcon from '@mui/joy/SvgIcon';

export default function ButtonDecorators() {
  return (
    <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
      <Button
        startDecorator={
          <SvgIcon>
            <path d="M11 4h2v7h7v2h-7v7h-2v-7H4v-2h7z" />
          </SvgIcon>
        }
      >
        Add passenger
      </Button>
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

import Checkbox from '@mui/joy/Checkbox';
import Sheet from '@mui/joy/Sheet';

export default function ClickableContainer() {
  return (
    <Sheet
      variant="outlined"
      sx={{ display: 'flex', position: 'relative', p: 3, borderRadius: 'md' }}
    >
      <Checkbox overlay label="Insure the trip for $12" />
    </Sheet>
  );
}

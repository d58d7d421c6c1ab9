import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';

export default function SectionColor() {
  return (
    <Sheet
      sx={{
        p: 2,
        '--joy-palette-primary-solidBg': '#7b3f00',
        '--joy-palette-primary-solidHoverBg': '#693600',
        '--joy-palette-primary-solidActiveBg': '#572d00',
        '--joy-radius-sm': '20px',
      }}
    >
      <Button>Order rolls</Button>
    </Sheet>
  );
}

import Button, { buttonClasses } from '@mui/joy/Button';
import SvgIcon from '@mui/joy/SvgIcon';

export default function CustomButton() {
  return (
    <Button
      size="lg"
      variant="soft"
      endDecorator={
        <SvgIcon>
          <path d="M4 11h16v2H4zM11 4h2v16h-2z" />
        </SvgIcon>
      }
      slotProps={{ endDecorator: { sx: { transition: 'transform 150ms' } } }}
      sx={(theme) => ({
        '--Button-gap': theme.spacing(2),
        '--Button-radius': theme.vars.radius.xl,
        [`&:hover .${buttonClasses.endDecorator}`]: { transform: 'rotate(90deg)' },
        '@media (prefers-reduced-motion: reduce)': {
          [`& .${buttonClasses.endDecorator}`]: { transition: 'none' },
        },
      })}
    >
      Add another trip
    </Button>
  );
}

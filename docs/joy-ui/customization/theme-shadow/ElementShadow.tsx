import Button from '@mui/joy/Button';

export default function ElementShadow() {
  return (
    <Button
      color="success"
      sx={(theme) => ({
        m: 2,
        boxShadow: theme.shadow.md,
        '--joy-shadowChannel': theme.vars.palette.success.mainChannel,
        '--joy-shadowOpacity': '0.5',
        '--joy-shadowRing': 'inset 0 -3px 0 rgba(0 0 0 / 0.25)',
      })}
    >
      Add to the crate
    </Button>
  );
}

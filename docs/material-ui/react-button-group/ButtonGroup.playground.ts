export default {
  exclude: ['disableFocusRipple', 'disableRipple'],
  props: { variant: 'contained' },
  imports: ["import Button from '@mui/material/Button';"],
  template: `
    <ButtonGroup aria-label="Porcelain bowl" {...props}>
      <Button>Photograph</Button>
      <Button>Restore</Button>
      <Button>Lend</Button>
    </ButtonGroup>
  `,
} satisfies PlaygroundFile;

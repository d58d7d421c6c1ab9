export default {
  props: { position: 'static' },
  examples: { elevation: [0, 1, 4, 8, 24] },
  imports: [
    "import Button from '@mui/material/Button';",
    "import Toolbar from '@mui/material/Toolbar';",
    "import Typography from '@mui/material/Typography';",
  ],
  template: `
    <>
      <AppBar {...props}>
        <Toolbar>
          <Typography variant="h6" component="h3" noWrap sx={{ flexGrow: 1 }}>
            Ropewalk
          </Typography>
          <Button color="inherit">My loans</Button>
        </Toolbar>
      </AppBar>
      <Typography sx={{ p: 3 }}>Open from 10:00 to 18:00.</Typography>
    </>
  `,
  iframe: true,
  height: 200,
} satisfies PlaygroundFile;

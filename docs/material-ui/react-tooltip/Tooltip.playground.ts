export default {
  exclude: [
    'describeChild',
    'disableFocusListener',
    'disableHoverListener',
    'disableInteractive',
    'disableTouchListener',
    'enterDelay',
    'enterNextDelay',
    'enterTouchDelay',
    'followCursor',
    'id',
    'leaveDelay',
    'leaveTouchDelay',
    'title',
  ],
  props: { open: true },
  imports: [
    "import PlaceIcon from '@mui/icons-material/PlaceOutlined';",
    "import Box from '@mui/material/Box';",
    "import IconButton from '@mui/material/IconButton';",
  ],
  template: `
    <Box sx={{ display: 'grid', placeItems: 'center', height: 160 }}>
      <Tooltip title="Add marker" {...props}>
        <IconButton>
          <PlaceIcon />
        </IconButton>
      </Tooltip>
    </Box>
  `,
  iframe: true,
  height: 160,
} satisfies PlaygroundFile;

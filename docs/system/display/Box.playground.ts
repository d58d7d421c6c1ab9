export default {
  sx: {
    display: ['block', 'inline-block', 'inline', 'none'],
    visibility: ['visible', 'hidden'],
    overflow: ['visible', 'hidden'],
    textOverflow: ['clip', 'ellipsis'],
    whiteSpace: ['normal', 'nowrap'],
  },
  props: {
    display: 'inline-block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  template: `
    <Box sx={{ width: 240 }}>
      <span>Track 4 </span>
      <Box sx={{ width: 120, border: 1 }} {...props}>
        Night train to Porto
      </Box>
      <span> 22:10</span>
    </Box>
  `,
} satisfies PlaygroundFile;

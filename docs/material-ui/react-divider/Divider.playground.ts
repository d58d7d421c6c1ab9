export default {
  exclude: ['absolute'],
  props: { children: 'Act II' },
  imports: ["import Box from '@mui/material/Box';"],
  template: `
    <Box
      sx={{
        display: 'grid',
        alignItems: 'center',
        width: 260,
        height: 140,
        color: 'text.primary',
        typography: 'body2',
      }}
    >
      <Divider {...props} />
    </Box>
  `,
} satisfies PlaygroundFile;

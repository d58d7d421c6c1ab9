export default {
  imports: ["import Typography from '@mui/material/Typography';"],
  template: `
    <Paper {...props} sx={{ maxWidth: 260, p: 3 }}>
      <Typography>Linocut, 30 by 40 cm</Typography>
      <Typography variant="body2">Edition of 25, from $60.00</Typography>
    </Paper>
  `,
} satisfies PlaygroundFile;

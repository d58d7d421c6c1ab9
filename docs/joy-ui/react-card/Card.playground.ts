export default {
  template: `
    <Card sx={{ width: 280, maxWidth: '100%' }} {...props}>
      <Typography component="h2" level="title-lg">
        Pottery for beginners
      </Typography>
      <Typography>Four evenings, clay included.</Typography>
    </Card>
  `,
  imports: ["import Typography from '@mui/joy/Typography';"],
} satisfies PlaygroundFile;

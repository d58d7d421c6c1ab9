export default {
  examples: { variant: ['elevation', 'outlined'], elevation: [0, 1, 4, 12], square: [true, false] },
  imports: [
    "import CardContent from '@mui/material/CardContent';",
    "import CardHeader from '@mui/material/CardHeader';",
    "import Typography from '@mui/material/Typography';",
  ],
  template: `
    <Card {...props} sx={{ width: 280 }}>
      <CardHeader title="Walnuts" subheader="New harvest" />
      <CardContent sx={{ pt: 0 }}>
        <Typography variant="body2">Dried in the sun, in a bag of 3 lb for $14.70</Typography>
      </CardContent>
    </Card>
  `,
} satisfies PlaygroundFile;

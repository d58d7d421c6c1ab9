export default {
  exclude: ['connector'],
  props: { activeStep: 1 },
  imports: [
    "import Box from '@mui/material/Box';",
    "import Step from '@mui/material/Step';",
    "import StepLabel from '@mui/material/StepLabel';",
  ],
  template: `
    <Box sx={{ width: 320, minHeight: 168 }}>
      <Stepper {...props}>
        <Step>
          <StepLabel>Apply</StepLabel>
        </Step>
        <Step>
          <StepLabel>Visit</StepLabel>
        </Step>
        <Step>
          <StepLabel>Adopt</StepLabel>
        </Step>
      </Stepper>
    </Box>
  `,
} satisfies PlaygroundFile;

import type {} from '@mui/material/themeCssVarsAugmentation';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiStepIcon: {
      styleOverrides: {
        root: ({ theme }) => ({
          color: (theme.vars || theme).palette.text.secondary,
          '&.Mui-active, &.Mui-completed': {
            color: (theme.vars || theme).palette.secondary.main,
          },
        }),
        text: { fontWeight: 'bold' },
      },
    },
    MuiStepConnector: { styleOverrides: { line: { borderTopWidth: 2 } } },
    MuiStepLabel: { styleOverrides: { label: { fontSize: '1rem' } } },
  },
});

export default function ThemedStepper() {
  return (
    <ThemeProvider theme={theme}>
      <Stepper
        activeStep={1}
        role="list"
        aria-label="Training with Bruno"
        sx={{ width: '100%', maxWidth: 420 }}
      >
        {['Sit', 'Stay', 'Come'].map((label, index) => (
          <Step key={label} role="listitem" aria-current={index === 1 ? 'step' : undefined}>
            <StepLabel>{label}</StepLabel>
          </Step>
        ))}
      </Stepper>
    </ThemeProvider>
  );
}

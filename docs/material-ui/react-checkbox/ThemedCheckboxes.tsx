import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import CircleOutlinedIcon from '@mui/icons-material/CircleOutlined';
import Checkbox, { checkboxClasses } from '@mui/material/Checkbox';
import FormControlLabel, { formControlLabelClasses } from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiCheckbox: {
      defaultProps: {
        color: 'success',
        icon: <CircleOutlinedIcon />,
        checkedIcon: <CheckCircleIcon />,
      },
    },
    MuiFormControlLabel: {
      styleOverrides: {
        root: {
          [`& .${checkboxClasses.checked} + .${formControlLabelClasses.label}`]: {
            textDecoration: 'line-through',
          },
        },
      },
    },
  },
});

const steps = ['Remove jewelry', 'Empty your pockets', 'Take off your glasses'];

export default function ThemedCheckboxes() {
  return (
    <ThemeProvider theme={theme}>
      <FormGroup>
        {steps.map((step, index) => (
          <FormControlLabel
            key={step}
            control={<Checkbox defaultChecked={index === 0} />}
            label={step}
          />
        ))}
      </FormGroup>
    </ThemeProvider>
  );
}

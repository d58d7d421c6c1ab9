import { createTheme } from '@mui/material/styles';

const theme = createTheme({ spacing: 12 });

export default theme;

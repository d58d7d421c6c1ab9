import { deDE } from '@mui/material/locale';
import { createTheme } from '@mui/material/styles';

export default createTheme({}, deDE);

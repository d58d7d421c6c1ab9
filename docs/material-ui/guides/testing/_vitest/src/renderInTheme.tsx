import * as React from 'react';
import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import { theme } from './theme';

export function renderInTheme(content: React.ReactElement) {
  return render(<ThemeProvider theme={theme}>{content}</ThemeProvider>);
}

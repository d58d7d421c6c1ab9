import Pagination from '@mui/material/Pagination';
import { paginationItemClasses } from '@mui/material/PaginationItem';
import { ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';

const components: Theme['components'] = {
  MuiPagination: {
    defaultProps: { color: 'primary', siblingCount: 0 },
    styleOverrides: { ul: { justifyContent: 'center' } },
  },
  MuiPaginationItem: {
    styleOverrides: {
      root: {
        borderRadius: 8,
        fontVariantNumeric: 'tabular-nums',
        [`&.${paginationItemClasses.focusVisible}`]: {
          outline: '2px solid',
          outlineOffset: 2,
        },
      },
      ellipsis: { opacity: 0.6 },
    },
  },
};

export default function ThemedPagination() {
  return (
    <ThemeProvider theme={(outer: Theme) => ({ ...outer, components })}>
      <Pagination count={90} defaultPage={45} aria-label="Pages of rivers" />
    </ThemeProvider>
  );
}

import type {} from '@mui/material/themeCssVarsAugmentation';
import Pagination from '@mui/material/Pagination';
import { paginationItemClasses } from '@mui/material/PaginationItem';
import { styled } from '@mui/material/styles';

const UnderlinedPagination = styled(Pagination)(({ theme }) => ({
  borderBlockEnd: `1px solid ${(theme.vars || theme).palette.divider}`,
  [`& .${paginationItemClasses.root}`]: {
    margin: 0,
    borderRadius: '8px 8px 0 0',
    [`&.${paginationItemClasses.selected}`]: {
      backgroundColor: 'transparent',
      boxShadow: `inset 0 -3px ${(theme.vars || theme).palette.primary.main}`,
      fontWeight: 700,
    },
  },
}));

export default function StyledPagination() {
  return <UnderlinedPagination count={5} size="large" aria-label="Pages of saints" />;
}

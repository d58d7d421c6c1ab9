import Button from '@mui/material/Button';
import Pagination from '@mui/material/Pagination';
import type { PaginationRenderItemParams } from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';

function renderItem(item: PaginationRenderItemParams) {
  if (item.type !== 'previous' && item.type !== 'next') return <PaginationItem {...item} />;

  return (
    <Button size="small" disabled={item.disabled} onClick={item.onClick}>
      {item.type === 'previous' ? 'Previous' : 'Next'}
    </Button>
  );
}

export default function TextButtons() {
  return (
    <Pagination count={3} defaultPage={2} renderItem={renderItem} aria-label="Pages of bridges" />
  );
}

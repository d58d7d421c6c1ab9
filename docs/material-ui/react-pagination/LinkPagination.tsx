import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';

export default function LinkPagination() {
  return (
    <Pagination
      count={18}
      defaultPage={3}
      siblingCount={0}
      color="primary"
      aria-label="Pages of castles"
      renderItem={(item) =>
        item.disabled ? (
          <PaginationItem {...item} />
        ) : (
          <PaginationItem
            {...item}
            component="a"
            href={`/names/castles?page=${item.page}`}
            aria-current={item.selected ? 'page' : undefined}
          />
        )
      }
    />
  );
}

import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

const kinds = [
  { name: 'Rivers', variant: 'text', shape: 'circular', color: 'standard' },
  { name: 'Lakes', variant: 'text', shape: 'rounded', color: 'primary' },
  { name: 'Islands', variant: 'outlined', shape: 'circular', color: 'standard' },
  { name: 'Mountains', variant: 'outlined', shape: 'rounded', color: 'secondary' },
] as const;

export default function PaginationVariants() {
  return (
    <Stack spacing={2}>
      {kinds.map(({ name, ...look }) => (
        <Pagination key={name} {...look} count={5} defaultPage={2} aria-label={`Pages, ${name}`} />
      ))}
    </Stack>
  );
}

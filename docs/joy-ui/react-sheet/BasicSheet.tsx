import Sheet from '@mui/joy/Sheet';

export default function BasicSheet() {
  return (
    <Sheet variant="outlined" sx={{ p: 3, borderRadius: 'md', boxShadow: 'sm' }}>
      The ferry to Lagos leaves at 9:40.
    </Sheet>
  );
}

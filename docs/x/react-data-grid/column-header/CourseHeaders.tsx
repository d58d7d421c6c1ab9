import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'course', headerName: 'Course', flex: 1, minWidth: 120 },
  { field: 'places', headerName: 'Free places', description: 'Updated every hour', width: 130 },
];

const courses = [
  { id: 1, course: 'Crawl', places: 4 },
  { id: 2, course: 'Aqua fitness', places: 11 },
];

export default function CourseHeaders() {
  return (
    <Box role="group" aria-label="Swimming courses" sx={{ width: '100%', height: 180 }}>
      <DataGrid columns={columns} rows={courses} hideFooter />
    </Box>
  );
}

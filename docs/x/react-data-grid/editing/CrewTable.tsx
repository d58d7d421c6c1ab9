import * as React from 'react';
import CancelIcon from '@mui/icons-material/Close';
import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';
import SaveIcon from '@mui/icons-material/Save';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  GridActionsCellItem,
  GridRowEditStopReasons,
  GridRowModes,
  useGridApiRef,
  type GridColDef,
  type GridRowId,
  type GridRowModesModel,
} from '@mui/x-data-grid';

interface Sailor {
  id: string;
  name: string;
  trips: number;
  isNew?: boolean;
}

const initialCrew: Sailor[] = [
  { id: 'c1', name: 'Amira', trips: 12 },
  { id: 'c2', name: 'Jonas', trips: 7 },
];

export default function CrewTable() {
  const apiRef = useGridApiRef();
  const [crew, setCrew] = React.useState(initialCrew);
  const [modes, setModes] = React.useState<GridRowModesModel>({});

  const add = () => {
    const id = crypto.randomUUID();
    setCrew((all) => [{ id, name: '', trips: 0, isNew: true }, ...all]);
    setModes((all) => ({ ...all, [id]: { mode: GridRowModes.Edit, fieldToFocus: 'name' } }));
  };

  const remove = (id: GridRowId) => {
    const ids = apiRef.current.getSortedRowIds();
    const index = ids.indexOf(id);
    const next = ids[index + 1] ?? ids[index - 1];
    setCrew((all) => all.filter((sailor) => sailor.id !== id));
    // Without this line, the focus would go with the row.
    if (next !== undefined) apiRef.current.setCellFocus(next, 'name');
  };

  const save = (id: GridRowId) =>
    setModes((all) => ({ ...all, [id]: { mode: GridRowModes.View } }));

  const cancel = ({ id, isNew }: Sailor) => {
    if (isNew) remove(id);
    else
      setModes((all) => ({ ...all, [id]: { mode: GridRowModes.View, ignoreModifications: true } }));
  };

  const columns: GridColDef<Sailor>[] = [
    { field: 'name', headerName: 'Name', flex: 1, minWidth: 90, editable: true },
    { field: 'trips', headerName: 'Trips', type: 'number', width: 80, editable: true },
    {
      field: 'actions',
      headerName: 'Actions',
      type: 'actions',
      width: 100,
      getActions: ({ id, row }) => {
        const name = row.name || 'new sailor';
        return modes[id]?.mode === GridRowModes.Edit
          ? [
              <GridActionsCellItem
                key="save"
                icon={<SaveIcon />}
                label={`Save ${name}`}
                onClick={() => save(id)}
              />,
              <GridActionsCellItem
                key="cancel"
                icon={<CancelIcon />}
                label={`Cancel ${name}`}
                onClick={() => cancel(row)}
              />,
            ]
          : [
              <GridActionsCellItem
                key="edit"
                icon={<EditIcon />}
                label={`Edit ${name}`}
                onClick={() =>
                  setModes((all) => ({
                    ...all,
                    [id]: { mode: GridRowModes.Edit, fieldToFocus: 'name' },
                  }))
                }
              />,
              <GridActionsCellItem
                key="delete"
                icon={<DeleteIcon />}
                label={`Delete ${name}`}
                onClick={() => remove(id)}
              />,
            ];
      },
    },
  ];

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={add}>
        Add sailor
      </Button>
      <Box role="group" aria-label="Crew" sx={{ width: '100%', height: 290 }}>
        <DataGrid
          apiRef={apiRef}
          editMode="row"
          columns={columns}
          rows={crew}
          rowModesModel={modes}
          onRowModesModelChange={setModes}
          processRowUpdate={({ isNew: _isNew, ...saved }) => {
            setCrew((all) => all.map((sailor) => (sailor.id === saved.id ? saved : sailor)));
            return saved;
          }}
          onRowEditStop={({ row, reason }) => {
            if (!row.isNew || reason !== GridRowEditStopReasons.escapeKeyDown) return;
            // Wait until the grid has left the edit mode.
            setTimeout(() => remove(row.id));
          }}
          hideFooter
        />
      </Box>
    </Stack>
  );
}

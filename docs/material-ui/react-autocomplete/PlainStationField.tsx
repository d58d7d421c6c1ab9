import Box from '@mui/material/Box';
import useAutocomplete from '@mui/material/useAutocomplete';

const stations = ['Castle Hill', 'Fern Valley', 'Harbor Street', 'Lakeside', 'Mill Road'];

export default function PlainStationField() {
  const field = useAutocomplete({ options: stations, autoHighlight: true });
  const options = field.groupedOptions as string[];

  return (
    <Box sx={{ position: 'relative', width: 220 }}>
      <div {...field.getRootProps()}>
        <label {...field.getInputLabelProps()} htmlFor={field.id}>
          Station
        </label>
        <Box
          component="input"
          {...field.getInputProps()}
          sx={{ boxSizing: 'border-box', width: '100%', mt: 0.5, p: 1, font: 'inherit' }}
        />
      </div>
      {options.length > 0 && (
        <Box
          component="ul"
          {...field.getListboxProps()}
          sx={{
            position: 'absolute',
            zIndex: 1,
            width: '100%',
            m: 0,
            p: 0,
            listStyle: 'none',
            bgcolor: 'background.paper',
            boxShadow: 3,
            '& li': { px: 1, py: 0.75, cursor: 'pointer' },
            '& .Mui-focused': { bgcolor: 'action.focus' },
            '& [aria-selected="true"]': { fontWeight: 'bold' },
          }}
        >
          {options.map((option, index) => {
            const { key, ...props } = field.getOptionProps({ option, index });
            return (
              <li key={key} {...props}>
                {option}
              </li>
            );
          })}
        </Box>
      )}
    </Box>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

const papers = ['Referral letter', 'X-ray images', 'Medication plan'];

export default function SelectAll() {
  const [brought, setBrought] = React.useState(['X-ray images']);
  const all = brought.length === papers.length;
  const some = brought.length > 0 && !all;

  return (
    <Box role="group" aria-label="Papers you bring">
      <FormControlLabel
        label={`All papers (${brought.length} of ${papers.length})`}
        control={
          <Checkbox
            checked={all}
            indeterminate={some}
            inputRef={(input: HTMLInputElement | null) => {
              if (input) input.indeterminate = some;
            }}
            onChange={(event) => setBrought(event.target.checked ? papers : [])}
          />
        }
      />
      <FormGroup sx={{ marginInlineStart: 4 }}>
        {papers.map((paper) => (
          <FormControlLabel
            key={paper}
            label={paper}
            checked={brought.includes(paper)}
            onChange={(_event, checked) =>
              setBrought(checked ? [...brought, paper] : brought.filter((each) => each !== paper))
            }
            control={<Checkbox />}
          />
        ))}
      </FormGroup>
    </Box>
  );
}

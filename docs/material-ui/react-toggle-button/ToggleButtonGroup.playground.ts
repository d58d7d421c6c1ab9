export default {
  exclude: ['exclusive', 'value'],
  imports: [
    "import { useState } from 'react';",
    "import ToggleButton from '@mui/material/ToggleButton';",
  ],
  setup: "const [tool, setTool] = useState('pen');",
  template: `
    <ToggleButtonGroup
      exclusive
      aria-label="Marking tool"
      value={tool}
      onChange={(_event, next) => setTool(next)}
      {...props}
    >
      <ToggleButton value="pen">Pen</ToggleButton>
      <ToggleButton value="text">Text</ToggleButton>
      <ToggleButton value="eraser">Eraser</ToggleButton>
    </ToggleButtonGroup>
  `,
} satisfies PlaygroundFile;

import * as React from 'react';
import type {} from '@mui/material/themeCssVarsAugmentation';
import ToggleButton, { toggleButtonClasses } from '@mui/material/ToggleButton';
import ToggleButtonGroup, { toggleButtonGroupClasses } from '@mui/material/ToggleButtonGroup';
import { styled } from '@mui/material/styles';

const PillGroup = styled(ToggleButtonGroup)(({ theme }) => ({
  gap: 4,
  padding: 4,
  borderRadius: 999,
  backgroundColor: (theme.vars || theme).palette.action.hover,
  [`& .${toggleButtonGroupClasses.grouped}`]: {
    margin: 0,
    border: 0,
    borderRadius: 999,
    paddingBlock: 6,
    paddingInline: 16,
    textTransform: 'none',
    color: (theme.vars || theme).palette.text.primary,
    [`&.${toggleButtonClasses.selected}, &.${toggleButtonClasses.selected}:hover`]: {
      color: (theme.vars || theme).palette.background.paper,
      backgroundColor: (theme.vars || theme).palette.text.primary,
    },
  },
}));

export default function CustomToggleButtons() {
  const [view, setView] = React.useState('score');

  return (
    <PillGroup
      exclusive
      aria-label="View of the piece"
      value={view}
      onChange={(_event, next: string | null) => {
        if (next !== null) setView(next);
      }}
    >
      <ToggleButton value="score">Full score</ToggleButton>
      <ToggleButton value="part">My part</ToggleButton>
    </PillGroup>
  );
}

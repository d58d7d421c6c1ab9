import * as React from 'react';
import type {} from '@mui/material/themeCssVarsAugmentation';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import FolderOpenIcon from '@mui/icons-material/FolderOpenOutlined';
import SensorsIcon from '@mui/icons-material/Sensors';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';

const devices: TreeViewBaseItem[] = [
  {
    id: 'roof',
    label: 'Roof',
    children: [
      { id: 'wind', label: 'Wind sensor' },
      { id: 'rain', label: 'Rain gauge' },
    ],
  },
  { id: 'cellar', label: 'Cellar', children: [{ id: 'pump', label: 'Pump' }] },
];

const GuideLineItem = styled(TreeItem2)(({ theme }) => ({
  [`& .${treeItemClasses.groupTransition}`]: {
    marginInlineStart: 18,
    borderInlineStart: `1px dashed ${(theme.vars ?? theme).palette.divider}`,
  },
}));

const DeviceItem = React.forwardRef<HTMLLIElement, TreeItem2Props>(function DeviceItem(props, ref) {
  return (
    <GuideLineItem
      {...props}
      ref={ref}
      slots={{ expandIcon: FolderIcon, collapseIcon: FolderOpenIcon, endIcon: SensorsIcon }}
    />
  );
});

export default function DeviceTree() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 200 }}>
      <RichTreeView
        aria-label="Devices"
        items={devices}
        itemChildrenIndentation={20}
        defaultExpandedItems={['roof']}
        slots={{ item: DeviceItem }}
      />
    </Box>
  );
}

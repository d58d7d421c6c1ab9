import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItem2Content,
  TreeItem2GroupTransition,
  TreeItem2Label,
  TreeItem2Root,
} from '@mui/x-tree-view/TreeItem2';
import { TreeItem2Provider } from '@mui/x-tree-view/TreeItem2Provider';
import { useTreeItem2, type UseTreeItem2Parameters } from '@mui/x-tree-view/useTreeItem2';

const crews = [
  { id: 'day', label: 'Day crew', children: [{ id: 'ada', label: 'Ada' }] },
  { id: 'night', label: 'Night crew', children: [{ id: 'ben', label: 'Ben' }] },
];

type CrewItemProps = Omit<UseTreeItem2Parameters, 'rootRef'>;

const CrewItem = React.forwardRef<HTMLLIElement, CrewItemProps>(function CrewItem(props, ref) {
  const item = useTreeItem2({ ...props, rootRef: ref });

  return (
    <TreeItem2Provider itemId={props.itemId}>
      <TreeItem2Root {...item.getRootProps()}>
        <TreeItem2Content {...item.getContentProps()}>
          <TreeItem2Label {...item.getLabelProps()} />
          {props.children ? <span aria-hidden>{item.status.expanded ? '−' : '+'}</span> : null}
        </TreeItem2Content>
        {props.children ? <TreeItem2GroupTransition {...item.getGroupTransitionProps()} /> : null}
      </TreeItem2Root>
    </TreeItem2Provider>
  );
});

export default function BareItems() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 150 }}>
      <RichTreeView
        aria-label="Crews"
        items={crews}
        defaultExpandedItems={['day']}
        slots={{ item: CrewItem }}
      />
    </Box>
  );
}

import { useState, type DragEvent } from 'react';

/**
 * What an element needs so that a file can be dropped on it; it says `data-hovering` while one is held over it. With
 * `onFiles` it takes several at a time.
 */
export function useFileDrop(
  onFile: (file: File | undefined) => void,
  onFiles?: (files: readonly File[]) => void,
) {
  const [hovering, setHovering] = useState(false);
  return {
    'data-hovering': hovering,
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setHovering(true);
    },
    onDragLeave: () => setHovering(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setHovering(false);
      const files = [...event.dataTransfer.files];
      if (onFiles) onFiles(files);
      else onFile(files[0]);
    },
  };
}

import Phaser from 'phaser';
import { openStore, reportEnd, whenReady } from '../glue/host-glue.js';

class DragPiece extends Phaser.Scene {
  create() {
    this.add.text(180, 60, 'Drag the key to the lock', { fontSize: '22px' }).setOrigin(0.5);
    const lock = this.add.rectangle(180, 200, 140, 140, 0x455a64);
    const key = this.add.rectangle(180, 500, 90, 90, 0xffc107).setInteractive({ draggable: true });
    key.on('drag', (pointer, x, y) => key.setPosition(x, y));
    key.on('dragend', () => {
      if (Phaser.Math.Distance.BetweenPoints(key, lock) > 100) {
        key.setPosition(180, 500);
        return;
      }
      key.disableInteractive().setPosition(lock.x, lock.y);
      reportEnd();
      this.add
        .rectangle(180, 420, 260, 90, 0x00c853)
        .setInteractive()
        .on('pointerup', () => openStore());
      this.add.text(180, 420, 'Play free', { fontSize: '36px' }).setOrigin(0.5);
    });
  }
}

whenReady(() => {
  new Phaser.Game({
    type: Phaser.CANVAS,
    backgroundColor: '#212121',
    scale: { mode: Phaser.Scale.FIT, autoCenter: Phaser.Scale.CENTER_BOTH, width: 360, height: 640 },
    audio: { noAudio: true },
    scene: DragPiece,
  });
});
